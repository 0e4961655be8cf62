import { createClient, type Send } from '#contract/client.ts'
import { notices } from '#contract/school/notices.ts'

export const noticesCalls = (send: Send) => createClient(notices, send)
