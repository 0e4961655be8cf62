import { type ConversationFilter, conversations } from '#contract/practice/conversations.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import { ApiError } from '#contract/errors.ts'
import { explain } from '#server/analysis/explain.ts'
import { isWithinReach } from '#server/assignments/assignments.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import { findUser } from '#server/auth/users.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import {
  findConversation,
  idsForFile,
  listAndCount,
  listMessages,
  markFlagsSeen,
} from '#server/conversations/conversations.queries.ts'
import { dismissCorrection, restoreCorrection } from '#server/conversations/dismissals.queries.ts'
import { exportConversations } from '#server/conversations/export.ts'
import type { Mount } from '#server/http/mount.ts'
import { settleConversation } from '#server/notices/notices.queries.ts'
import type { Services } from '#server/services/services.ts'

export const conversationsRoutes = (mount: Mount, { db, metrics }: Services) => {
  const refuseForeignIds = async ({ reach }: Account, { student_id, chatbot_id, avatar_id }: ConversationFilter) => {
    if (student_id && !(await isWithinReach(db, reach, 'students', student_id))) throw new ApiError('not_found')
    if (chatbot_id && !(await isWithinReach(db, reach, 'chatbots', chatbot_id))) throw new ApiError('not_found')
    if (avatar_id && !(await isWithinReach(db, reach, 'avatars', avatar_id))) throw new ApiError('not_found')
  }
  mount(conversations, {
    list: async ({ account, query }) => {
      await refuseForeignIds(account, query)
      return listAndCount(db, account.reach, query)
    },
    export: async ({ account, query: { format, language, ...filter } }) => {
      await refuseForeignIds(account, filter)
      const ids = await idsForFile(db, account.reach, filter)
      await record(db, account, 'conversations_exported', { count: ids.length })
      return exportConversations(db, account.reach, ids, { format, language })
    },
    get: async ({ account, params }) => {
      const found = await findConversation(db, account.reach, params.id)
      if (!found) throw new ApiError('not_found')
      const { interface_language: reader } = await findUser(db, account)
      const messages = await listMessages(db, account.school_id, params.id)
      const explained = (corrections: readonly Correction[]) => explain(corrections, found.language, reader)
      return {
        ...found,
        summary: found.summary && { ...found.summary, corrections: await explained(found.summary.corrections) },
        messages: await Promise.all(
          messages.map(async (message) => ({ ...message, corrections: await explained(message.corrections) })),
        ),
      }
    },
    dismiss: async ({ account, params, body, write }) => {
      await write(async (tx) => {
        const target = { tx, reach: account.reach, conversation_id: params.id }
        if (!(await dismissCorrection(target, body))) throw new ApiError('not_found')
      })
      metrics.countDismissal(body.rule)
    },
    restore: ({ account, params, body, write }) =>
      write(async (tx) => {
        const target = { tx, reach: account.reach, conversation_id: params.id }
        if (!(await restoreCorrection(target, body))) throw new ApiError('not_found')
      }),
    see: ({ account, params, write }) =>
      write(async (tx) => {
        if (!(await markFlagsSeen(tx, account.reach, params.id))) throw new ApiError('not_found')
        await settleConversation(tx, account.school_id, params.id)
      }),
  })
}
