import { setTimeout as sleep } from 'node:timers/promises'
import type { Mail, SendMail } from '#server/mail/mail.ts'

/** The mails that a world sent, in their order. */
export interface Mailbox {
  take: SendMail
  all: () => readonly Mail[]
  /** Waits for a mail to an address whose text matches; fails after some seconds. */
  find: (to: string, text?: RegExp) => Promise<Mail>
  /** The secret of the link in a mail. */
  tokenFor: (to: string, path: string) => Promise<string>
}

const patience = 60_000

/** Makes an empty mailbox. */
export function createMailbox(): Mailbox {
  const mails: Mail[] = []
  const find = async (to: string, text = /(?:)/) => {
    const end = Date.now() + patience
    for (;;) {
      const mail = mails.findLast((one) => one.to === to && text.test(one.text))
      if (mail) return mail
      if (Date.now() > end) throw new Error(`No mail to ${to} says ${text.source}`)
      await sleep(50)
    }
  }
  return {
    take: async (mail) => void mails.push(mail),
    all: () => mails,
    find,
    tokenFor: async (to, path) => {
      const { text } = await find(to, new RegExp(`${path}#token=`))
      return new RegExp(`${path}#token=([\\w-]+)`).exec(text)?.[1] ?? ''
    },
  }
}
