import { type ConversationFilter, conversations } from '#contract/conversations.ts'
import { ApiError } from '#contract/errors.ts'
import { isOfSchool } from '#server/assignments/assignments.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import {
  countConversations,
  findConversation,
  idsForFile,
  listConversations,
  listMessages,
  markFlagsSeen,
} from '#server/conversations/conversations.queries.ts'
import { exportConversations } from '#server/conversations/export.ts'
import type { Mount } from '#server/http/mount.ts'
import { settleConversation } from '#server/notices/notices.queries.ts'
import type { Services } from '#server/services/services.ts'

export const conversationsRoutes = (mount: Mount, { db }: Services) => {
  const refuseForeignIds = async (
    { school_id }: Account,
    { student_id, chatbot_id, avatar_id }: ConversationFilter,
  ) => {
    if (student_id && !(await isOfSchool(db, school_id, 'students', student_id))) throw new ApiError('not_found')
    if (chatbot_id && !(await isOfSchool(db, school_id, 'chatbots', chatbot_id))) throw new ApiError('not_found')
    if (avatar_id && !(await isOfSchool(db, school_id, 'avatars', avatar_id))) throw new ApiError('not_found')
  }
  mount(conversations, {
    list: async ({ account, query }) => {
      await refuseForeignIds(account, query)
      const { page: _page, page_size: _size, ...filter } = query
      const [items, total] = await Promise.all([
        listConversations(db, account.school_id, query),
        countConversations(db, account.school_id, filter),
      ])
      return { items, total }
    },
    export: async ({ account, query: { format, language, ...filter } }) => {
      await refuseForeignIds(account, filter)
      const ids = await idsForFile(db, account.school_id, filter)
      await record(db, account, 'conversations_exported', { count: ids.length })
      return exportConversations(db, account.school_id, ids, { format, language })
    },
    get: async ({ account, params }) => {
      const found = await findConversation(db, account.school_id, params.id)
      if (!found) throw new ApiError('not_found')
      return { ...found, messages: await listMessages(db, account.school_id, params.id) }
    },
    see: ({ account: { school_id }, params, write }) =>
      write(async (tx) => {
        if (!(await markFlagsSeen(tx, school_id, params.id))) throw new ApiError('not_found')
        await settleConversation(tx, school_id, params.id)
      }),
  })
}
