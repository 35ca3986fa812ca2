/** Uses a part that nothing depends on: where it cannot be had nothing is done, and the next time it is asked for again. */
export function whenThere<T>(get: () => Promise<T>): (use: (part: T) => void) => Promise<void> {
  let asked: Promise<T | null> | null = null;
  const forget = () => (asked = null);
  return async (use) => {
    const part = await (asked ??= get().catch(forget));
    if (part) use(part);
  };
}
