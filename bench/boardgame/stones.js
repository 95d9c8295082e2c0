// A game as small as can be, with a state as large as a Castellan view: two players turn one of the pieces in turn.
const PIECES = 120;

const setup = () => ({
  turned: 0,
  pieces: Array.from({ length: PIECES }, (_, n) => ({ n, at: [n % 13, n >> 3], owner: n % 2, up: false })),
});

exports.stones = {
  name: "stones",
  setup,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    turn: ({ G }, n) => {
      G.turned += 1;
      G.pieces[n % PIECES].up = !G.pieces[n % PIECES].up;
    },
  },
};
exports.stateBytes = () => JSON.stringify(setup()).length;
