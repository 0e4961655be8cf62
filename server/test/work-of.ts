/** Milliseconds of processor time that this process spends on a piece of work: the load of the machine changes little about them. */
export async function workOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
