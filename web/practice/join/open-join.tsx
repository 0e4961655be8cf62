import type { ReactElement } from 'react'
import { createClient } from '#contract/client.ts'
import { joining } from '#contract/teaching/joining.ts'
import { createSend } from '../../lib/api/connect.ts'
import { openStudentLanguage } from '../student-language.ts'
import { JoinApp } from './join-app.tsx'

interface JoinSurroundings {
  storage: Storage
  /** What this tab remembers, so that a reload makes no second request. */
  drafts: Storage
  root: HTMLElement
  address: Pick<Location, 'hash' | 'pathname'>
}

/** The code is in the fragment, as the QR code has it, or follows the path. */
export async function openJoin({ storage, drafts, root, address }: JoinSurroundings): Promise<ReactElement> {
  const { language, adaptTo } = await openStudentLanguage({ storage, root })
  await language.need('joining')
  const code = address.hash.slice(1) || (address.pathname.split('/')[2] ?? '')
  const calls = createClient(joining, createSend({ headers: {} }))
  return <JoinApp language={language} adaptTo={adaptTo} calls={calls} tab={drafts} code={code} />
}
