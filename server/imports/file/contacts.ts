const maxEntryLength = 400

const inBrackets = /^["']?([^"<>@]*?)["']?\s*<([^<>\s@]+@[^<>\s@]+)>$/
const behindName = /^([^@,;|\t<>"]*[^@,;|\t<>"\s])\s+([^\s@,;|<>"]+@[^\s@,;|<>"]+)$/

/** Lists as mail programs write them: "Anna Weber <anna@school.example>; …", or a name and an address per line. Undefined for anything else. */
export function readContacts(text: string): string[][] | undefined {
  if (!text.includes('@')) return undefined
  const entries = text.split(/[;\r\n]+|(?<=>)\s*,/).map((entry) => entry.trim())
  if (entries.some(({ length }) => length > maxEntryLength)) return undefined
  const contacts = entries.filter(Boolean).map((entry) => inBrackets.exec(entry) ?? behindName.exec(entry))
  return contacts.every((contact) => contact !== null)
    ? contacts.map(([, name = '', address = '']) => [name, address])
    : undefined
}
