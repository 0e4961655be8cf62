import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import type { Session } from './app/session/create-session.ts'
import { pageRoutes } from './app/page-routes.ts'
import type { Bundle } from './locales/bundles.ts'

export function createLazyRoutes(session: Session, need: (bundle: Bundle) => Promise<void>): RouteObject[] {
  const { inside } = pageRoutes(session, need)
  const to =
    (path: string): LoaderFunction =>
    () =>
      redirect(path)
  return [
    inside(
      '/school',
      () => import('./school/school-page.tsx').then((m) => m.SchoolPage),
      ['teaching', 'reporting', 'people'],
      () => import('./home/prefetch-data.ts'),
    ),
    inside('/reports', () => import('./reports/reports-page.tsx').then((m) => m.ReportsPage), [
      'teaching',
      'reporting',
    ]),
    inside('/reports/print', () => import('./reports/print/print-page.tsx').then((m) => m.PrintPage), [
      'teaching',
      'reporting',
    ]),
    inside('/create', () => import('./chatbots/create-page.tsx').then((m) => m.CreatePage), ['teaching', 'writing']),
    inside('/create/:id', () => import('./chatbots/create-page.tsx').then((m) => m.CreatePage), [
      'teaching',
      'writing',
    ]),
    inside('/manage', () => import('./chatbots/list/manage-page.tsx').then((m) => m.ManagePage), ['teaching']),
    inside('/manage/:id', () => import('./chatbots/profile/chatbot-page.tsx').then((m) => m.ChatbotPage), ['teaching']),
    inside('/avatars', () => import('./avatars/avatars-page.tsx').then((m) => m.AvatarsPage), ['teaching']),
    inside('/avatars/:id', () => import('./avatars/avatar-page.tsx').then((m) => m.AvatarPage), [
      'teaching',
      'writing',
    ]),
    inside('/voice', () => import('./voices/settings/voice-page.tsx').then((m) => m.VoicePage), ['speaking']),
    inside('/voice/device', () => import('./voices/device/device-page.tsx').then((m) => m.DevicePage), ['speaking']),
    inside(
      '/conversations',
      () => import('./conversations/list/conversations-page.tsx').then((m) => m.ConversationsPage),
      ['teaching'],
    ),
    inside(
      '/conversations/:id',
      () => import('./conversations/conversation/conversation-page.tsx').then((m) => m.ConversationPage),
      ['teaching'],
    ),
    inside('/practice-cards', () => import('./links/cards/cards-page.tsx').then((m) => m.CardsPage), ['teaching']),
    inside('/students/:id', () => import('./students/profile/student-page.tsx').then((m) => m.StudentPage), [
      'people',
      'teaching',
    ]),
    inside('/classes', () => import('./classes/list/classes-page.tsx').then((m) => m.ClassesPage), ['people']),
    inside('/classes/rollover', () => import('./rollovers/rollover-page.tsx').then((m) => m.RolloverPage), [
      'people',
      'terms',
    ]),
    inside('/classes/:id', () => import('./classes/class-page.tsx').then((m) => m.ClassPage), ['people', 'teaching']),
    inside('/classes/:id/join', () => import('./classes/joining/join-screen-page.tsx').then((m) => m.JoinScreenPage), [
      'people',
    ]),
    { path: '/settings', loader: to('/settings/general') },
    inside(
      '/settings/general',
      () => import('./account/general-page.tsx').then((m) => m.GeneralPage),
      ['settings'],
      () => import('./account/prefetch-data.ts'),
    ),
    inside(
      '/settings/credentials',
      () => import('./account/credentials/credentials-page.tsx').then((m) => m.CredentialsPage),
      ['settings'],
    ),
    inside(
      '/settings/sessions',
      () => import('./sessions/sessions-page.tsx').then((m) => m.SessionsPage),
      ['settings'],
      () => import('./sessions/prefetch-data.ts'),
    ),
    inside('/settings/staff', () => import('./staff/staff-page.tsx').then((m) => m.StaffPage), ['staffing']),
    inside('/settings/activity', () => import('./audit/activity-page.tsx').then((m) => m.ActivityPage), ['settings']),
    inside('/settings/notices', () => import('./notices/notices-page.tsx').then((m) => m.NoticesPage), ['notices']),
    inside('/settings/billing', () => import('./billing/billing-page.tsx').then((m) => m.BillingPage), ['paying']),
    inside('/upgrade', () => import('./upgrade/plans/upgrade-page.tsx').then((m) => m.UpgradePage), ['paying']),
    inside('/upgrade/change', () => import('./upgrade/change/change-page.tsx').then((m) => m.ChangePage), ['paying']),
    inside('/upgrade/return', () => import('./upgrade/return/return-page.tsx').then((m) => m.ReturnPage), ['paying']),
    inside('/upgrade/portal', () => import('./billing/portal-page.tsx').then((m) => m.PortalPage), ['paying']),
    inside('/upgrade/checkout/:id', () => import('./upgrade/checkout/checkout-page.tsx').then((m) => m.CheckoutPage), [
      'paying',
    ]),
    inside('/errors/404', () => import('./errors/error-pages.tsx').then((m) => m.NotFoundInFrame)),
  ]
}
