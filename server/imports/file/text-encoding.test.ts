import { describe, expect, test } from 'vitest'
import { decodeText } from '#server/imports/file/text-encoding.ts'

const text = 'Vorname;Nachname\r\nJürgen;Weiß\r\nŁukasz;Çelik\r\n'
const western = 'Vorname;Nachname\r\nJürgen;Weiß\r\nJosé;Peña\r\n'
const bigEndian = (content: string) => Buffer.from(content, 'utf16le').swap16()
const withMark = (mark: number[], content: Buffer) => Buffer.concat([Buffer.from(mark), content])

describe('a text file', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', withMark([0xef, 0xbb, 0xbf], Buffer.from(text))],
    ['UTF-16 little endian with a mark', withMark([0xff, 0xfe], Buffer.from(text, 'utf16le'))],
    ['UTF-16 big endian with a mark', withMark([0xfe, 0xff], bigEndian(text))],
    ['UTF-16 little endian without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 big endian without a mark', bigEndian(text)],
  ])('in %s is read', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  test('in Windows-1252 is read, with the characters that Latin 1 lacks', () => {
    expect(decodeText(Buffer.from(western, 'latin1'))).toBe(western)
    expect(decodeText(Buffer.from([0x80, 0x20, 0x93, 0x41, 0x94, 0x20, 0x8a]))).toBe('€ “A” Š')
  })

  test('in UTF-8 stays that when a single byte is broken', () => {
    const broken = Buffer.concat([Buffer.from(text), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('\r\nMüller;Äpfel')])
    expect(decodeText(broken)).toContain('Łukasz;Çelik')
    expect(decodeText(broken)).toContain('Müller;Äpfel')
  })

  test('that was put together of UTF-8 and Windows-1252 is read line by line', () => {
    const both = Buffer.concat([Buffer.from('Zoë;López\nŁukasz;Çelik\n'), Buffer.from('Jürgen;Groß\n', 'latin1')])
    expect(decodeText(both)).toBe('Zoë;López\nŁukasz;Çelik\nJürgen;Groß\n')
    expect(decodeText(Buffer.from('M\uFFFDller'))).toBe('M\uFFFDller')
  })

  test('of plain letters is the same in any encoding', () => {
    expect(decodeText(Buffer.from('First name\nAnna\n'))).toBe('First name\nAnna\n')
    expect(decodeText(Buffer.from(''))).toBe('')
  })
})
