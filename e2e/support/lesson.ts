import { expect, type Page } from '@playwright/test'
import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'

export async function apiOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const send: Send = (path, { method, headers, body }) =>
    fetch(new URL(`/api${path}`, page.url()), {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body !== undefined && { body }),
    })
  const { assignments, avatars, chatbots, classes, joining, links, school, staff, students, voices } = contract
  return {
    assignments: createClient(assignments, send),
    avatars: createClient(avatars, send),
    chatbots: createClient(chatbots, send),
    classes: createClient(classes, send),
    joining: createClient(joining, send),
    links: createClient(links, send),
    school: createClient(school, send),
    staff: createClient(staff, send),
    students: createClient(students, send),
    voices: createClient(voices, send),
  }
}

/** Named "Student 1" and so on; every third one speaks German. */
export async function makeClass(page: Page, name: string, count: number): Promise<{ id: string; students: string[] }> {
  const api = await apiOf(page)
  const { id } = await api.classes.add({ body: { name } })
  const students: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const native_language = number % 3 === 0 ? 'de' : 'en'
    const student = { first_name: `Student ${number}`, class_ids: [id], native_language }
    students.push((await api.students.add({ body: student })).id)
  }
  return { id, students }
}

export async function linkOf(page: Page, id = ''): Promise<string> {
  return (await (await apiOf(page)).links.get({ params: { id } })).url
}

export const messageField = (page: Page) => page.getByLabel('Message', { exact: true })

export async function say(page: Page, text: string, answer: string | RegExp): Promise<void> {
  await messageField(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(answer).last()).toBeVisible()
}
