import { createContext } from 'react'
import type { Send } from '#contract/client.ts'

export const SendContext = createContext<Send>(() => Promise.reject(new Error('No <SendContext>')))
