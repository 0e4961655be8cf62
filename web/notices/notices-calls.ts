import { createClient, type Send } from '#contract/client.ts'
import { notices } from '#contract/notices.ts'

/** The calls that list the notices and note what was read. */
export const noticesCalls = (send: Send) => createClient(notices, send)
