/** A soft knock on wood, made on the spot: two short low thumps. */
let studio: AudioContext | null = null;

export function knock(): void {
  try {
    studio ??= new AudioContext();
    void studio.resume();
    for (const [after, loud] of [
      [0, 0.5],
      [0.16, 0.35],
    ] as const) {
      const start = studio.currentTime + 0.02 + after;
      const thump = studio.createOscillator();
      const volume = studio.createGain();
      thump.type = 'triangle';
      thump.frequency.setValueAtTime(190, start);
      thump.frequency.exponentialRampToValueAtTime(70, start + 0.09);
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(loud, start + 0.004);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.14);
      thump.connect(volume).connect(studio.destination);
      thump.start(start);
      thump.stop(start + 0.16);
    }
  } catch (error) {
    console.warn('no sound here', error);
  }
}
