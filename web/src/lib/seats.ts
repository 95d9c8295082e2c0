/** Seats differ in hue and in banner shape, so that colour is never alone. Hues follow a colour-blind-safe set. */

/** A banner hangs in a box of 24 × 24, its pole at the left edge of the shape. */
const BANNERS = [
  'M4 3h16v16l-8-5-8 5z', // swallowtail
  'M4 3h17L4 20z', // pennant
  'M4 3h16v10a8 8 0 0 1-16 0z', // shield
  'M4 4h16v14H4z', // square
  'M4 3h16v11l-4 6-4-6-4 6-4-6z', // gonfalon
  'M4 11.5L12 3l8 8.5-8 8.5z', // lozenge
  'M12 3a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z', // roundel
] as const;

export const SEATS = BANNERS.length;

const at = (seat: number) => ((seat % SEATS) + SEATS) % SEATS;

/** The shape of a seat's banner as an SVG path in a 24 × 24 box. */
export const bannerPath = (seat: number): string => BANNERS[at(seat)]!;

/** The seat's own colour. */
export const seatColour = (seat: number): string => `var(--seat-${at(seat)})`;
/** A darker edge of the seat's colour: outlines and text on parchment. */
export const seatEdge = (seat: number): string => `var(--seat-${at(seat)}-edge)`;
/** A tint for surfaces that belong to the seat. */
export const seatTint = (seat: number): string => `var(--seat-${at(seat)}-tint)`;
/** What is written on the seat's own colour. */
export const seatInk = (seat: number): string => `var(--seat-${at(seat)}-ink)`;
