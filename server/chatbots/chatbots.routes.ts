import { chatbots } from '#contract/teaching/chatbots.ts'
import { addChatbot, editChatbot, getChatbot, removeChatbot } from '#server/chatbots/chatbots.actions.ts'
import { duplicateChatbot } from '#server/chatbots/duplicate.actions.ts'
import { countChatbots, listChatbots } from '#server/chatbots/list.queries.ts'
import { archiveChatbot, publishChatbot, restoreChatbot } from '#server/chatbots/status.actions.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import type { Handlers, Mount } from '#server/http/mount.ts'
import { engineOf } from '#server/settings/engine.ts'
import type { Services } from '#server/services/services.ts'

export const chatbotsRoutes = (mount: Mount, services: Services, preview: Handlers<typeof chatbots>['preview']) => {
  const { db, config } = services
  mount(chatbots, {
    list: async ({ account: { reach }, query }) => {
      const [items, { total, ...counts }] = await Promise.all([
        listChatbots(db, reach, query),
        countChatbots(db, reach, query),
      ])
      return { items, total, counts, engine: engineOf(config) }
    },
    templates: async ({ query }) => ({ items: await templatesOf(query.language) }),
    add: ({ account, write, body }) => write((tx) => addChatbot(tx, account, body)),
    preview,
    get: ({ account, params }) => getChatbot(db, account.reach, params.id),
    edit: ({ account, write, params, body }) => write((tx) => editChatbot(tx, account, params.id, body)),
    remove: ({ account, write, params }) => write((tx) => removeChatbot(tx, account, params.id)),
    publish: ({ account, write, params }) => write((tx) => publishChatbot(tx, account, params.id)),
    archive: ({ account, write, params }) => write((tx) => archiveChatbot(tx, account, params.id)),
    restore: ({ account, write, params }) => write((tx) => restoreChatbot(tx, account, params.id)),
    duplicate: ({ account, write, params, body }) => write((tx) => duplicateChatbot(tx, account, params.id, body)),
  })
}
