import { readFile } from 'node:fs/promises'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Send } from '#contract/client.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'
import { openApp } from '../open-app.tsx'

/** The rosters that schools really have, which the server's tests read, too. */
const rosters = new URL('../../../server/imports/fixtures/', import.meta.url)

/** A roster as somebody would choose it. */
export async function roster(name: string): Promise<File> {
  return new File([new Uint8Array(await readFile(new URL(name, rosters)))], name)
}

/** A list as a file, one text a line. */
export const listOf = (lines: readonly string[], name = 'list.csv'): File => new File([lines.join('\n')], name)

/** Opens the app for a school, and the wizard once the page is there; `wrap` may play a bad connection. */
export async function visit({ send, signedIn }: School, path: string, wrap: (send: Send) => Send = (same) => same) {
  const app = await openApp({ send: wrap(send), path, stored: { authToken: signedIn.authToken } })
  const open = await screen.findByRole('button', { name: 'Add from spreadsheet' })
  if (!screen.queryByRole('dialog')) await userEvent.click(open)
  return app
}

/** Opens the wizard at its first step, over a list in which nobody is: drawing a school behind it takes longer than its test. */
export async function openWizard(school: School, wrap?: (send: Send) => Send) {
  const app = await visit(school, '/students?status=inactive', wrap)
  await screen.findByRole('heading', { name: 'Get the file ready' })
  return app
}

/** Chooses a file in the first or second step. */
export async function choose(file: File): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Choose a file'), file, { applyAccept: false })
}

/** Presses a button by its name, as soon as it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

/** The heading of the check, once the list has been read. */
export const headline = (name: string | RegExp) => screen.findByRole('heading', { name })

/** A world in which a list was read once, so that no test's time is spent on compiling the app. */
export async function openedWorld(): Promise<World> {
  const world = await openWorld()
  await openWizard(await world.signUp())
  await choose(listOf(newPeople(1)))
  await headline('1 new student, 55 seats left')
  cleanup()
  return world
}

/** The line of the table that has these words in it. */
export const lineWith = (words: string) => {
  const line = screen.getAllByRole('row').find((row) => row.textContent?.includes(words))
  if (!line) throw new Error(`No row says "${words}"`)
  return within(line)
}

/** How many active students a school has. */
export const countOf = async ({ api }: School): Promise<number> => (await api.students.list({})).counts.active

let lists = 0
/** A list of so many new people, whom no other school has. */
export function newPeople(count: number): string[] {
  const list = ++lists
  const lines = Array.from({ length: count }, (_, index) => `Ana${index},López ${list},ana${index}@list${list}.example`)
  return ['First name,Last name,Email', ...lines]
}

/** Fills seats of a school without a window. */
export async function fill({ api }: School, count: number): Promise<void> {
  const { import_id } = await api.imports.preview({
    file: new Blob([newPeople(count).join('\n')], { type: 'text/csv' }),
  })
  await api.imports.run({ body: { import_id } })
}
