import { notices } from '#contract/school/notices.ts'
import type { Mount } from '#server/http/mount.ts'
import { editMails, readNotices } from '#server/notices/notices.actions.ts'
import { findMails } from '#server/notices/mails.queries.ts'
import { countUnread, listNotices } from '#server/notices/notices.queries.ts'
import type { Services } from '#server/services/services.ts'

export const noticesRoutes = (mount: Mount, { db }: Services) =>
  mount(notices, {
    list: async ({ account }) => {
      const [items, unread] = await Promise.all([listNotices(db, account), countUnread(db, account)])
      return { items, unread }
    },
    read: ({ account, write, body }) => write((tx) => readNotices(tx, account, body)),
    mails: ({ account }) => findMails(db, account),
    editMails: ({ account, write, body }) => write((tx) => editMails(tx, account, body)),
  })
