import type { Script } from '#server/services/partner.ts'

const most = 2

/** Two exchanges of the level, made of the chatbot's own steps and good answers: question, answer, and how it goes on. */
export function samplesOf({ steps, facts }: Pick<Script, 'steps' | 'facts'>): string {
  const exchanges = steps.flatMap(({ says, example, reactions }, index) => {
    const next = steps[index + 1]?.says
    if (!example || next === undefined) return []
    const reaction = reactions?.find(({ act, says: said }) => act === null && !said[0]?.includes('{'))?.says[0]
    return [`Partner: ${says}\nStudent: ${example}\nPartner: ${reaction ? `${reaction} ` : ''}${next}`]
  })
  const asked = facts.slice(0, 1).map(({ question, says }) => `Student: ${question}\nPartner: ${says}`)
  return [...exchanges.slice(0, most - asked.length), ...asked, ...exchanges.slice(most - asked.length)]
    .slice(0, most)
    .join('\n\n')
}
