import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useTitle } from '../lib/title.ts'
import { useWords } from '../lib/words/use-words.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { FactorsCard } from './factors-card.tsx'

/** Instead of every page, until a member has the second factor that their school requires. */
export function SetUpFactor() {
  return useWords('settings') && <SetUp />
}

function SetUp() {
  const { t } = useTranslation('factors')
  const title = t(($) => $.setUpTitle)
  useTitle(title)
  return (
    <div className="max-w-3xl">
      <PageHeader title={title} description={t(($) => $.setUpText)} />
      <FactorsCard />
    </div>
  )
}
