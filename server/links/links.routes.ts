import { links } from '#contract/people/links.ts'
import type { Mount } from '#server/http/mount.ts'
import { getLink, makeCards, renewLink } from '#server/links/links.actions.ts'
import type { Services } from '#server/services/services.ts'

export const linksRoutes = (mount: Mount, services: Services) =>
  mount(links, {
    get: ({ account, write, params }) => write((tx) => getLink(services, tx, account.reach, params.id)),
    renew: ({ account, write, params }) => write((tx) => renewLink(services, tx, account, params.id)),
    cards: async ({ account, write, body }) => ({ items: await write((tx) => makeCards(services, tx, account, body)) }),
  })
