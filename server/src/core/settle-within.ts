/** Undefined when it is not ready within `deadlineMs`; without a deadline, it is awaited. */
export async function settleWithin<Value>(
  settling: Promise<Value>,
  deadlineMs: number | undefined,
): Promise<Value | undefined> {
  if (deadlineMs === undefined) return settling;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deadlineMs);
  });
  try {
    return await Promise.race([settling, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
