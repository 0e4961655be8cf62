import type { Config } from '#server/settings/config.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import type { Partner } from '#server/services/partner.ts'
import { createCeiling } from '#server/upstream/ceiling.ts'
import type { Services } from '#server/services/services.ts'

export async function createPartner(
  { model, tokensPerDay, limitFactor }: Pick<Config, 'model' | 'tokensPerDay' | 'limitFactor'>,
  surroundings: Pick<Services, 'db' | 'jobs' | 'log' | 'metrics'>,
): Promise<Partner> {
  if (!model) return guidedPartner
  const { createModelPartner } = await import('#server/practice/model/partner.model.ts')
  const ceiling = createCeiling(surroundings, 'LLM_TOKENS_PER_DAY', tokensPerDay * limitFactor)
  return createModelPartner(model, { ...surroundings, ceiling })
}
