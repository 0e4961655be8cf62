/** Says whether an address could be a slip of the pen for another: one letter off, or another tag. */
export function isNearAddress(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  return a === b || isOneSlip(a, b)
}

// ana.lopez+spanish@mail.example reaches the mailbox of ana.lopez@mail.example.
function bare(address: string): string {
  const [mailbox = '', domain = ''] = address.split('@')
  return `${mailbox.replace(/\+.*$/, '')}@${domain}`
}

function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  let fromEnd = 0
  const shorter = Math.min(a.length, b.length)
  while (fromEnd < shorter - from && a.at(-1 - fromEnd) === b.at(-1 - fromEnd)) fromEnd++
  const [left, right] = [a.slice(from, a.length - fromEnd), b.slice(from, b.length - fromEnd)]
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
  const isOne = left.length <= 1 && right.length <= 1
  return (isOne || isSwap) && !isTelling(left + right) && !startsPart(a, from)
}

// anna1@ and anna2@, like j.weber@ and k.weber@, are two people.
const isTelling = (letters: string) => /[\d@]/.test(letters)
const startsPart = (address: string, at: number) => at === 0 || /[._@-]/.test(address[at - 1] ?? '')
