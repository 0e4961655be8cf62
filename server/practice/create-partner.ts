import type { Config } from '#server/config.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import type { Partner } from '#server/practice/partner.ts'
import type { Services } from '#server/services.ts'

/** Who answers by the settings: a language model, or the steps of the chatbot without one. */
export async function createPartner(
  { model }: Pick<Config, 'model'>,
  surroundings: Pick<Services, 'db' | 'log' | 'metrics'>,
): Promise<Partner> {
  if (!model) return guidedPartner
  const { createModelPartner } = await import('#server/practice/model/partner.model.ts')
  return createModelPartner(model, surroundings)
}
