import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function LoadingTalk() {
  const { t } = useTranslation('practice')
  return (
    <main className="practice mx-auto max-w-2xl px-4 py-4">
      <Skeletons label={t(($) => $.talk.loading)}>
        <div className="grid gap-6">
          <Skeleton shape="block" height="2.75rem" />
          <Skeleton shape="block" width="70%" height="4rem" />
          <div className="grid justify-items-end">
            <Skeleton shape="block" width="50%" height="2.75rem" />
          </div>
          <Skeleton shape="block" width="65%" height="4rem" />
        </div>
      </Skeletons>
    </main>
  )
}
