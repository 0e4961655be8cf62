import '../lib/csp.ts'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { createRoot } from 'react-dom/client'
import { ThemeProvider } from '../lib/theme/theme-provider.tsx'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ToastProvider } from '../ui/overlays/toasts.tsx'
import { Tooltips } from '../ui/overlays/tooltips.tsx'
import { BrandSection } from './brand-section.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { ColoursSection } from './colours-section.tsx'
import { DataSection } from './data-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { StatesSection } from './states-section.tsx'
import { ThemeSwitches } from './theme-switches.tsx'

function ComponentsPage() {
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-8 sm:px-8">
      <header>
        <Wordmark name="Tertulia" />
      </header>
      <main className="grid min-w-0 gap-10">
        <PageHeader title="Components" description="Everything in ui/, in every variant, under every setting." />
        <ThemeSwitches />
        <ButtonsSection />
        <FieldsSection />
        <OverlaysSection />
        <DataSection />
        <StatesSection />
        <BrandSection />
        <ColoursSection />
      </main>
    </div>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('components.html has no #root')
createRoot(root).render(
  <CSPProvider disableStyleElements>
    <ThemeProvider>
      <ToastProvider closeLabel="Close" regionLabel="Notifications">
        <ComponentsPage />
        <Tooltips />
      </ToastProvider>
    </ThemeProvider>
  </CSPProvider>,
)
