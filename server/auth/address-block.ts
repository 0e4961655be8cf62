import { isIPv6 } from 'node:net'

/** The key of an address in rate limits: an IPv4 address, or the /64 that a customer gets of an IPv6 address. */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? ip).split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
