/** `ana.lopez+spanish@mail.example` and `ana.lopez@mail.example` are the same mailbox. */
export const bareAddress = (address: string): string => address.replace(/\+[^@]*(?=@)/, '')

export function isNearAddress(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  let fromEnd = 0
  const shorter = Math.min(a.length, b.length)
  while (fromEnd < shorter - from && a[a.length - 1 - fromEnd] === b[b.length - 1 - fromEnd]) fromEnd++
  return isSlip(a.slice(from, a.length - fromEnd), b.slice(from, b.length - fromEnd), a.charAt(from - 1))
}

// anna1@ and anna2@ are two people, like j.weber@ and k.weber@.
function isSlip(left: string, right: string, before: string): boolean {
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
  if (!isSwap && (left.length > 1 || right.length > 1)) return false
  return !/[\d@]/.test(left + right) && (left + right === '' || /[^._@-]/.test(before))
}
