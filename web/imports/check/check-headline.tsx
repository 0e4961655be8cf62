import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Preview } from '#contract/people/imports.ts'
import { StepHeading } from '../step-heading.tsx'

type CheckHeadlineProps = { preview: Preview; leftOut: number }

export function CheckHeadline({ preview: { summary, seats, file_name }, leftOut }: CheckHeadlineProps) {
  const { t } = useTranslation('imports')
  const { new: added, activate, over_limit, present } = summary
  const count = added + activate + over_limit
  const students = t(($) => (activate > 0 ? $.check.wanted : $.check.new), { count })
  const left = t(($) => $.check.seats, { count: Math.max(0, seats.limit - seats.used) })
  const source = file_name ? t(($) => $.check.source, { name: file_name }) : t(($) => $.check.sourcePaste)
  const isAllHere = count === 0 && present > 0
  const promise = isAllHere
    ? t(($) => (leftOut > 0 ? $.check.restHere : $.check.allHere))
    : t(($) => $.check.noneRemoved)
  return (
    <StepHeading text={`${source} · ${promise}`}>{t(($) => $.check.headline, { students, seats: left })}</StepHeading>
  )
}
