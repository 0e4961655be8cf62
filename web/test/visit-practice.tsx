import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Send } from '#contract/client.ts'
import type { PracticeStudent } from '#server/test/practice-world.ts'
import { injectSend, type World } from '#server/test/world.ts'
import type { Synthesis } from '../speech/speaker/utterance.ts'
import { openPracticePage } from './open-practice.tsx'

export type Intercept = (path: string, send: () => Promise<Response>) => Promise<Response>

interface Options {
  at?: string
  stored?: Record<string, string>
  synthesis?: Synthesis
  isReload?: boolean
  isWide?: boolean
  isStill?: boolean
  meddle?: Intercept
}

export const secretOf = async ({ school, student_id }: PracticeStudent): Promise<string> =>
  new URL((await school.api.links.get({ params: { id: student_id } })).url).hash.slice(1)

export async function visit(
  world: World,
  practiceStudent: PracticeStudent,
  { at, meddle, ...options }: Options = {},
): Promise<void> {
  const inject = injectSend(world.app)
  const send: Send = meddle ? (path, init) => meddle(path, () => inject(path, init)) : inject
  const search = at ? `?c=${at}` : ''
  await openPracticePage({ send, secret: await secretOf(practiceStudent), search, ...options })
}

export async function openTalk(
  world: World,
  practiceStudent: PracticeStudent,
  at: string,
  options: Options = {},
): Promise<void> {
  await visit(world, practiceStudent, { at, ...options })
  await accept()
}

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

export const accept = (): Promise<void> => press('Got it')

export const messageField = (): Promise<HTMLTextAreaElement> => screen.findByRole('textbox', { name: 'Message' })

export async function write(text: string): Promise<void> {
  await userEvent.type(await messageField(), text)
  await press('Send')
}

export const findMessage = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[data-words]' })

export const isMessage = (path: string): boolean => path.endsWith('/messages')

export const endedBefore = async (event: string, response: Response): Promise<Response> =>
  new Response((await response.text()).split(`event: ${event}`)[0])
