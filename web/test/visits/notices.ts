import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openStudents } from './students.ts'

/** The bell, which says how many notices are unread. */
export const bell = () => screen.findByRole('button', { name: /^Notifications/ })

/** Opens the panel behind the bell as a school that is signed in, on some page. */
export async function openNotices(school: Parameters<typeof openStudents>[0], path = '/errors/404') {
  const router = await openStudents(school, path)
  await userEvent.click(await bell())
  return { router, panel: await screen.findByRole('dialog', { name: 'Notifications' }) }
}
