import { auth } from '#contract/auth.ts'
import { createClient, type Send } from '#contract/client.ts'

/** The calls that sign in, sign out, and say who is signed in. */
export const authCalls = (send: Send) => createClient(auth, send)
