/** Milliseconds of CPU time, which depend little on the machine's load. */
export async function cpuTimeOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
