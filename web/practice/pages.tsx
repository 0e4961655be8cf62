import { useState } from 'react'
import { openConversation, useConversationId, leaveConversation } from './session/address.ts'
import { HomePage } from './home/home-page.tsx'
import { TalkPage } from './talk/talk-page.tsx'

/** The page that the address names. */
export function Pages() {
  const id = useConversationId()
  const [isGone, setIsGone] = useState(false)
  const open = (next: string) => {
    setIsGone(false)
    openConversation(next)
  }
  const leave = () => {
    setIsGone(true)
    leaveConversation()
  }
  return id ? <TalkPage key={id} id={id} onGone={leave} /> : <HomePage isGone={isGone} onOpen={open} />
}
