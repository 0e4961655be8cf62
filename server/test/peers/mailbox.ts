import { setTimeout as sleep } from 'node:timers/promises'
import type { Mail, SendMail } from '#server/mail/mail.ts'

export interface Mailbox {
  send: SendMail
  all: () => readonly Mail[]
  find: (to: string, text?: RegExp) => Promise<Mail>
  tokenFor: (to: string, path: string) => Promise<string>
}

const timeout = 120_000

export function createMailbox(): Mailbox {
  const mails: Mail[] = []
  const find = async (to: string, text = /(?:)/) => {
    const end = Date.now() + timeout
    for (;;) {
      const mail = mails.findLast((one) => one.to === to && text.test(one.text))
      if (mail) return mail
      if (Date.now() > end) throw new Error(`No mail to ${to} matches ${text.source}`)
      await sleep(50)
    }
  }
  return {
    send: async (mail) => void mails.push(mail),
    all: () => mails,
    find,
    tokenFor: async (to, path) => {
      const { text } = await find(to, new RegExp(`${path}#token=`))
      return new RegExp(`${path}#token=([\\w-]+)`).exec(text)?.[1] ?? ''
    },
  }
}
