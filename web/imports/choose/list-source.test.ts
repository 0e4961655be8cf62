import { expect, test } from 'vitest'
import { importLimits } from '#contract/people/imports.ts'
import { openDocumentType, spreadsheetType } from '#contract/values/spreadsheets.ts'
import { acceptedFiles, bodyOf, nameOf } from './list-source.ts'

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name, { type: 'application/vnd.ms-excel' })
const typeOf = async (name: string) => (await bodyOf({ kind: 'file', file: file(name) })).type

test('a file is sent with the type of its extension, not that of the system', async () => {
  expect(await typeOf('Autumn.XLSX')).toBe(spreadsheetType)
  expect(await typeOf('autumn.ods')).toBe(openDocumentType)
  expect(await typeOf('autumn.csv')).toBe('text/csv')
  expect(await typeOf('autumn')).toBe('application/octet-stream')
})

test('pasted text is sent as text and has no name', async () => {
  const source = { kind: 'text', text: 'Ana' } as const
  expect((await bodyOf(source)).type).toBe('text/plain')
  expect(nameOf(source)).toBeNull()
})

test('a file or text that is too large is refused before it is sent', async () => {
  const tooLarge = { code: 'too_large', details: { unit: 'bytes' } }
  await expect(bodyOf({ kind: 'file', file: file('x.csv', importLimits.bytes + 1) })).rejects.toMatchObject(tooLarge)
  await expect(bodyOf({ kind: 'text', text: 'é'.repeat(importLimits.bytes / 2 + 1) })).rejects.toMatchObject(tooLarge)
})

test('a file that is gone is refused as one that cannot be read', async () => {
  const gone = Object.assign(file('x.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  await expect(bodyOf({ kind: 'file', file: gone })).rejects.toMatchObject({ code: 'unreadable_file' })
})

test('the file chooser offers what can be read', () => {
  expect(acceptedFiles.split(',').filter((one) => one.startsWith('.'))).toEqual(['.xlsx', '.ods', '.csv', '.tsv'])
})
