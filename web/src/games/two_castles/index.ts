/** Between Two Castles on the screen. */
import type { GameClient } from '../contract';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Scorer from './Scorer.svelte';
import SeatLine from './SeatLine.svelte';
import Sign from './Sign.svelte';
import type { Move, TwoCastlesView } from './types';

const client: GameClient<TwoCastlesView, Move> = { Board, Actions, SeatLine, Scorer, Emblem, Sign };

export default client;
