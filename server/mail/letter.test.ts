import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { interfaceLanguages, localeOf } from '#contract/values/languages.ts'
import { composeLetter, type LetterFacts } from '#server/mail/letter.ts'
import type { LetterKind } from '#server/mail/letters.ts'
import type { MailPicture } from '#server/mail/mail.ts'
import { drawLogo, drawMark } from '#server/mail/pictures.ts'
import { en } from '#server/mail/words/en.ts'

const kinds = Object.keys(en.letters) as LetterKind[]
const everyLetter = kinds.flatMap((kind) => interfaceLanguages.map((language) => [kind, language] as const))
const link = 'http://127.0.0.1:3000/reset-password#token=AbC-123_x'
const choice = 'http://127.0.0.1:3000/settings/notices'
let mark: MailPicture

beforeAll(async () => {
  mark = await drawMark()
})

const write = (facts: Partial<LetterFacts>) =>
  composeLetter({
    kind: 'welcome',
    language: 'en',
    school_name: 'Escuela Sol',
    is_confirmed: true,
    to: 'ana@sol.example',
    first_name: 'Ana',
    new_email: 'eva@sol.example',
    setting: 'LLM_TOKENS_PER_DAY',
    ends_at: '2026-11-25T23:30:00.000Z',
    renews: true,
    time_zone: 'Europe/Madrid',
    link,
    settingsLink: choice,
    mark,
    logo: null,
    ...facts,
  })

const countOf = (text: string, part: string) => text.split(part).length - 1

test.each(everyLetter)('the letter %s in %s is complete, as HTML and as text', (kind, language) => {
  const { subject, html, text } = write({ kind, language })
  for (const part of [subject, html, text]) {
    expect(part).not.toMatch(/undefined|\bnull\b|\{\{|\$\{|\[object/)
    expect(part).not.toMatch(/!(?!doctype|important)/)
  }
  expect(subject.length).toBeGreaterThan(10)
  expect(countOf(text, link)).toBe(1)
  expect(countOf(html, `href="${link}"`)).toBe(2)
  expect(html).toContain(`<html lang="${language === 'pt' ? 'pt-BR' : language}" dir="ltr">`)
})

test.each(everyLetter)('the letter %s in %s names its school, address or setting', (kind, language) => {
  const { text } = write({ kind, language })
  const [before] = text.split('\n--\n')
  expect(before).toContain(kind === 'ceiling_near' ? 'LLM_TOKENS_PER_DAY' : 'Escuela Sol')
  if (kind.startsWith('email_change')) expect(before).toContain('eva@sol.example')
})

test.each(kinds)('no language has the letter %s in the words of another', (kind) => {
  const titles = interfaceLanguages.map((language) => write({ kind, language }).text)
  expect(new Set(titles).size).toBe(interfaceLanguages.length)
})

test('French keeps its quotation marks and colons with their words', () => {
  for (const kind of kinds) {
    const { text } = write({ kind, language: 'fr' })
    expect(text.replaceAll(link, '').replaceAll(choice, '').replace(/^.*:$/gm, '')).not.toMatch(
      /[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]/,
    )
  }
})

test.each(interfaceLanguages)(
  'in %s, the end of a trial is a date in the school’s time zone, and a following charge is announced',
  (language) => {
    const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date('2026-11-26'),
    )
    const [charged, free] = [true, false].map((renews) => write({ kind: 'trial_ends', language, renews }))
    for (const letter of [charged, free])
      for (const part of [letter?.subject, letter?.text]) expect(part).toContain(day)
    expect(charged?.text).not.toBe(free?.text)
    expect(charged?.text.trimEnd().split('\n').at(-1)).toBe(choice)
  },
)

test('a school’s name is text and never HTML', () => {
  const { html, text } = write({ kind: 'reset_password', school_name: `<img src=x onerror="a('b')"> & Söhne` })
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('onerror="')
  expect(html).toContain('&#60;img src=x onerror=&#34;a(&#39;b&#39;)&#34;&#62; &#38; Söhne')
  expect(text).toContain(`<img src=x onerror="a('b')"> & Söhne`)
})

test.each(['\r\nBcc: all@sol.example', '\u2028Bcc: x', '\u202egnirts', '\u0000x'])(
  'a school name with %j gives a subject of one plain line',
  (ending) => {
    const { subject } = write({ kind: 'password_changed', school_name: `Sol${ending}` })
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u)
  },
)

test.each(everyLetter)('the subject of %s in %s is short enough for an inbox', (kind, language) => {
  const { subject } = write({
    kind,
    language,
    school_name: 'Academia Puente',
    first_name: 'Candela',
    ends_at: '2026-09-30T10:00:00.000Z',
  })
  expect(subject.length, subject).toBeLessThanOrEqual(60)
})

test('a French letter as text has a space before the colon of its link', () => {
  expect(write({ language: 'fr' }).text).toContain(`\u00a0:\n${link}`)
})

test.each<LetterKind>(['welcome', 'confirm_email'])(
  'the subject of %s, sent to an unconfirmed address, does not contain the school’s name',
  (kind) => {
    for (const language of interfaceLanguages) expect(write({ kind, language }).subject).not.toContain('Escuela Sol')
  },
)

test('a school with a logo sees it in its letters, and Tertulia’s mark below', async () => {
  const file = await sharp({ create: { width: 512, height: 512, channels: 4, background: '#00000000' } })
    .webp()
    .toBuffer()
  const logo = await drawLogo(file)
  const { html, pictures } = write({ logo })
  expect(pictures.map(({ cid }) => cid)).toEqual(['logo@tertulia', 'mark@tertulia'])
  for (const { cid } of pictures) expect(html).toContain(`src="cid:${cid}"`)
  const { format, width } = await sharp(logo.bytes).metadata()
  expect({ format, width }).toEqual({ format: 'png', width: 112 })
  const { dominant } = await sharp(logo.bytes).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
})

test('a letter has no remote content and is shorter than mail programs cut off', () => {
  for (const language of interfaceLanguages) {
    const { html } = write({
      language,
      school_name: 'Ä'.repeat(120),
      link: `https://app.sol.example/#token=${'x'.repeat(43)}`,
    })
    expect(html.match(/(?:src|background)="(?!cid:)/)).toBeNull()
    expect(html).not.toMatch(/url\(|<script|@import/)
    expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  }
})

test('an unconfirmed address gets no subject that an unverified sender chose, and a name is not a link', () => {
  const { subject, text } = write({
    kind: 'password_changed',
    school_name: 'Win at https://evil.example',
    is_confirmed: false,
  })
  expect(subject).not.toContain('evil')
  expect(text).not.toContain('https://evil')
})

test.each(interfaceLanguages)(
  'in %s, the name of a school with an unconfirmed address is quoted, without numbers or logo',
  async (language) => {
    const school_name = 'Pay 2,99 at +34 612-34 56 ７８, floor 3'
    const logo = { ...mark, cid: 'logo@tertulia' }
    const { text, html, pictures } = write({ kind: 'welcome', language, school_name, is_confirmed: false, logo })
    expect(text).toMatch(/[“„«]Pay … at \+…, floor 3[”“»]/)
    expect(html).not.toContain('612')
    expect(pictures.map(({ cid }) => cid)).toEqual(['mark@tertulia'])
  },
)

test.each(interfaceLanguages)(
  'in %s, a letter to a student is from the school, and greets by first name',
  (language) => {
    const { subject, text, from_name } = write({ kind: 'practice_link', language })
    expect(subject).toContain('Escuela Sol')
    expect(from_name).toMatch(/^Escuela Sol .+ Tertulia$/)
    expect(text).toMatch(/\n\n\S+ Ana[,:]\n\n/)
    expect(write({ kind: 'welcome', language }).from_name).toBeUndefined()
  },
)

test.each([
  ['Sol\r\nBcc: all@sol.example', 'Sol Bcc: all sol.\u2060example via Tertulia'],
  ['"Ana" <ana@bank.example>', 'Ana ana bank.\u2060example via Tertulia'],
  ['\u202eloS\u061c', 'loS via Tertulia'],
  ['=?utf-8?q?Bank?=', '= ?utf-8?q?Bank?= via Tertulia'],
  ['<"@>', undefined],
])('a school called %j sends to students as %j', (school_name, sender) => {
  expect(write({ kind: 'practice_link', school_name }).from_name).toBe(sender)
})

test.each(['www.evil.example', 'evil.example/prize', 'ana@evil.example', 'Prof.Dr. Sol'])(
  'a school named %s is shown unchanged, and mail programs make no link of it',
  (school_name) => {
    const { subject, html, text } = write({ kind: 'password_changed', school_name })
    for (const part of [subject, html, text]) {
      expect(part).not.toContain(school_name)
      expect(part.replaceAll('\u2060', '')).toContain(school_name)
    }
  },
)
