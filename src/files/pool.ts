/** Maps in order, with at most `limit` calls in flight. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function drain(): Promise<void> {
    for (const [index, item] of queue) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: limit }, drain));
  return results;
}
