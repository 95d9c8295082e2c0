/** What a person's hand is doing at one table, shared by the board and the action area of that table and no other. */
export type HandOf = <Hand>(kind: new () => Hand) => Hand;

/** The one hand of a table, of the kind its game wants; made when it is first asked for. */
export function oneHand(): HandOf {
  const hands = new Map<new () => unknown, unknown>();
  return <Hand>(kind: new () => Hand): Hand => {
    if (!hands.has(kind)) hands.set(kind, new kind());
    return hands.get(kind) as Hand;
  };
}
