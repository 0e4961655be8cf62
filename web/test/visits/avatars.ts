import type { School, World } from '#server/test/world.ts'

export const lucia = {
  name: 'Lucía',
  language: 'es',
  look: { style: 'adventurer', parts: {}, colors: {} },
} as const

const publishable = {
  opening_message: 'Buenos días',
  steps: [{ says: '¿Qué desea?', expects: [], hint: null, example: null }],
}

export async function schoolWithAvatar(world: World, status: 'draft' | 'published' = 'published') {
  const school: School = await world.signUp()
  const chatbot = await school.api.chatbots.add({ body: { name: 'Café', language: 'es', ...publishable } })
  if (status === 'published') await school.api.chatbots.publish({ params: { id: chatbot.id } })
  const avatar = await school.api.avatars.add({ body: { ...lucia, chatbot_id: chatbot.id } })
  return { school, chatbot, avatar, params: { id: avatar.id } }
}
