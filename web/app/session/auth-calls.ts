import { auth } from '#contract/school/auth.ts'
import { createClient, type Send } from '#contract/client.ts'

export const authCalls = (send: Send) => createClient(auth, send)
