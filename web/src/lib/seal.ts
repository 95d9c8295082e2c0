/** Did the seed that was shown at the end make the promise given at the start? Null where the browser cannot tell. */
export async function matches(seed: string, commitment: string): Promise<boolean | null> {
  const pairs = seed.match(/../g);
  if (!globalThis.crypto?.subtle || !pairs) return null;
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
