import type { School, World } from '#server/test/world.ts'

/** What an avatar says of itself at least. */
export const lucia = {
  name: 'Lucía',
  language: 'es',
  look: { style: 'adventurer', parts: {}, colors: {} },
} as const

/** What a chatbot needs to be published. */
const publishable = {
  opening_message: 'Buenos días',
  steps: [{ says: '¿Qué desea?', expects: [], hint: null, example: null }],
}

/** A school with a chatbot, published unless told otherwise, and an avatar that speaks through it. */
export async function schoolWithAvatar(world: World, status: 'draft' | 'published' = 'published') {
  const school: School = await world.signUp()
  const chatbot = await school.api.chatbots.add({ body: { name: 'Café', language: 'es', ...publishable } })
  if (status === 'published') await school.api.chatbots.publish({ params: { id: chatbot.id } })
  const avatar = await school.api.avatars.add({ body: { ...lucia, chatbot_id: chatbot.id } })
  return { school, chatbot, avatar, params: { id: avatar.id } }
}
