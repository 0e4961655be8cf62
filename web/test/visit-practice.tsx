import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Send } from '#contract/client.ts'
import type { PracticeStudent } from '#server/test/practice-world.ts'
import { injectSend, type World } from '#server/test/world.ts'
import type { Synthesis } from '../speech/speaker/utterance.ts'
import { openPracticePage } from './open-practice.tsx'

/** Does something with a call on its way to the server, or with its answer. */
export type Intercept = (path: string, send: () => Promise<Response>) => Promise<Response>

interface Options {
  /** The conversation in the address. */
  at?: string
  stored?: Record<string, string>
  synthesis?: Synthesis
  isReload?: boolean
  isWide?: boolean
  isStill?: boolean
  meddle?: Intercept
}

/** The secret of a student's link. */
export const secretOf = async ({ school, student_id }: PracticeStudent): Promise<string> =>
  new URL((await school.api.links.get({ params: { id: student_id } })).url).hash.slice(1)

/** Opens the students' pages with a student's own link. */
export async function visit(
  world: World,
  pupil: PracticeStudent,
  { at, meddle, ...options }: Options = {},
): Promise<void> {
  const inject = injectSend(world.app)
  const send: Send = meddle ? (path, init) => meddle(path, () => inject(path, init)) : inject
  const search = at ? `?c=${at}` : ''
  await openPracticePage({ send, secret: await secretOf(pupil), search, ...options })
}

/** Opens a running conversation and accepts the notice that stands before it. */
export async function openTalk(world: World, pupil: PracticeStudent, at: string, options: Options = {}): Promise<void> {
  await visit(world, pupil, { at, ...options })
  await accept()
}

/** Presses a button. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Accepts the notice about what practice is. */
export const accept = (): Promise<void> => press('Got it')

/** The field in which messages are written. */
export const messageField = (): Promise<HTMLTextAreaElement> => screen.findByRole('textbox', { name: 'Message' })

/** Writes a message and sends it. */
export async function write(text: string): Promise<void> {
  await userEvent.type(await messageField(), text)
  await press('Send')
}

/** A message or an answer that stands in the conversation, once it is there. */
export const findMessage = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[data-words]' })

/** Whether a call sends a message. */
export const isMessage = (path: string): boolean => path.endsWith('/messages')

/** An answer of the server that ends before an event. */
export const endedBefore = async (event: string, response: Response): Promise<Response> =>
  new Response((await response.text()).split(`event: ${event}`)[0])
