import { readFile } from 'node:fs/promises'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Send } from '#contract/client.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'
import { openApp } from '../open-app.tsx'

const rosters = new URL('../../../server/imports/fixtures/', import.meta.url)

export async function roster(name: string): Promise<File> {
  return new File([new Uint8Array(await readFile(new URL(name, rosters)))], name)
}

export const listOf = (lines: readonly string[], name = 'list.csv'): File => new File([lines.join('\n')], name)

export async function visit({ send, signedIn }: School, path: string, wrap: (send: Send) => Send = (same) => same) {
  const app = await openApp({ send: wrap(send), path, stored: { authToken: signedIn.authToken } })
  const open = await screen.findByRole('button', { name: 'Add from spreadsheet' })
  if (!screen.queryByRole('dialog')) await userEvent.click(open)
  return app
}

/** Over an empty list, because rendering many students takes longer than the test. */
export async function openWizard(school: School, wrap?: (send: Send) => Send) {
  const app = await visit(school, '/students?status=inactive', wrap)
  await screen.findByRole('heading', { name: 'Get the file ready' })
  return app
}

export async function choose(file: File): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Choose a file'), file, { applyAccept: false })
}

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

export const headline = (name: string | RegExp) => screen.findByRole('heading', { name })

/** Compiles the app outside of the tests' time limits. */
export async function openedWorld(): Promise<World> {
  const world = await openWorld()
  await openWizard(await world.signUp())
  await choose(listOf(newPeople(1)))
  await headline('1 new student, 55 seats left')
  cleanup()
  return world
}

export const lineWith = (words: string) => {
  const line = screen.getAllByRole('row').find((row) => row.textContent?.includes(words))
  if (!line) throw new Error(`No row says "${words}"`)
  return within(line)
}

export const countOf = async ({ api }: School): Promise<number> => (await api.students.list({})).counts.active

let lists = 0
/** Unique in the world. */
export function newPeople(count: number): string[] {
  const list = ++lists
  const lines = Array.from({ length: count }, (_, index) => `Ana${index},López ${list},ana${index}@list${list}.example`)
  return ['First name,Last name,Email', ...lines]
}

export async function fill({ api }: School, count: number): Promise<void> {
  const { import_id } = await api.imports.preview({
    file: new Blob([newPeople(count).join('\n')], { type: 'text/csv' }),
  })
  await api.imports.run({ body: { import_id } })
}
