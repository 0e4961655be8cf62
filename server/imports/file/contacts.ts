/** The most characters of one entry. */
const maxEntryLength = 400

const inBrackets = /^["']?([^"<>@]*?)["']?\s*<([^<>\s@]+@[^<>\s@]+)>$/
const behindName = /^([^@,;|\t<>"]*[^@,;|\t<>"\s])\s+([^\s@,;|<>"]+@[^\s@,;|<>"]+)$/

/**
 * The names and addresses of a list as mail programs give it, such as "Anna Weber <anna@school.example>; Tom Reed
 * <tom@school.example>", or with a name and an address on each line; undefined for anything else.
 */
export function readContacts(text: string): string[][] | undefined {
  if (!text.includes('@')) return undefined
  const entries = text.split(/[;\r\n]+|(?<=>)\s*,/).map((entry) => entry.trim())
  if (entries.some(({ length }) => length > maxEntryLength)) return undefined
  const contacts = entries.filter(Boolean).map((entry) => inBrackets.exec(entry) ?? behindName.exec(entry))
  return contacts.every((contact) => contact !== null)
    ? contacts.map(([, name = '', address = '']) => [name, address])
    : undefined
}
