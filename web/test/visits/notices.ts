import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openStudents } from './students.ts'

export const bell = () => screen.findByRole('button', { name: /^Notifications/ })

export async function openNotices(school: Parameters<typeof openStudents>[0], path = '/errors/404') {
  const router = await openStudents(school, path)
  await userEvent.click(await bell())
  return { router, panel: await screen.findByRole('dialog', { name: 'Notifications' }) }
}
