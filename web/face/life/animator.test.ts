import { expect, test } from 'vitest'
import type { Viseme } from '../../speech/lips/viseme.ts'
import { createAnimator, type FaceActivity } from './animator.ts'

/** Chances that come one after the other, and again from the first. */
function chances(...values: number[]): () => number {
  let place = 0
  return () => values[place++ % values.length] ?? 0
}
const idle: FaceActivity = { mood: 'idle', viseme: 'rest', isQuestion: false }

/** How a face stands at every frame of so many seconds. */
function watch(
  seconds: number,
  doing: FaceActivity | ((at: number) => FaceActivity),
  random: () => number = chances(0.3, 0.8, 0.1),
) {
  const live = createAnimator(random)
  return Array.from({ length: Math.round(seconds * 60) }, (_, frame) => {
    const at = 1000 + (frame * 1000) / 60
    return { at, ...live(at, typeof doing === 'function' ? doing(at) : doing) }
  })
}
const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('a face blinks every 2 to 6 seconds, irregularly, for an eighth of a second', () => {
  const frames = watch(60, idle, chances(0.1, 0.9, 0.4, 0, 0.7))
  const begins = frames.filter(({ isBlinking }, place) => isBlinking && !frames[place - 1]?.isBlinking)
  const pauses = begins.slice(1).map(({ at }, place) => at - (begins[place]?.at ?? 0))
  expect(begins.length).toBeGreaterThan(10)
  expect(Math.min(...pauses)).toBeGreaterThan(2000)
  expect(Math.max(...pauses)).toBeLessThan(6200)
  expect(new Set(pauses.map((pause) => Math.round(pause / 100))).size).toBeGreaterThan(2)
  const closed = frames.filter(({ isBlinking }) => isBlinking).length / begins.length
  expect(closed).toBeGreaterThan(6)
  expect(closed).toBeLessThan(9)
})

test('a face that waits hardly moves, and is never quite still', () => {
  const poses = watch(20, idle).map(({ pose }) => pose)
  expect(Math.max(...poses.map(({ turn }) => Math.abs(turn)))).toBeLessThan(2)
  expect(Math.max(...poses.map(({ down }) => Math.abs(down)))).toBeLessThan(2)
  expect(new Set(poses.map(({ down }) => down.toFixed(2))).size).toBeGreaterThan(10)
})

test('who listens leans over with wide eyes, and nods', () => {
  const poses = watch(20, { ...idle, mood: 'listening' }).map(({ pose }) => pose)
  expect(average(poses.map(({ turn }) => turn))).toBeGreaterThan(1)
  expect(average(poses.map(({ wide }) => wide))).toBeGreaterThan(1.04)
  expect(Math.max(...poses.map(({ down }) => down))).toBeGreaterThan(0.9)
})

test('who thinks looks for a word up on both sides for as long as it takes, and keeps the resting mouth', () => {
  const frames = watch(20, { ...idle, mood: 'thinking' }).slice(30)
  const poses = frames.map(({ pose }) => pose)
  expect(Math.max(...poses.map(({ gazeDown }) => gazeDown))).toBeLessThan(-5)
  for (const late of [poses.slice(0, 300), poses.slice(-300)]) {
    expect(Math.min(...late.map(({ gazeRight }) => gazeRight))).toBeLessThan(-4)
    expect(Math.max(...late.map(({ gazeRight }) => gazeRight))).toBeGreaterThan(4)
    expect(Math.max(...late.map(({ turn }) => Math.abs(turn)))).toBeGreaterThan(2)
  }
  expect(new Set(frames.map(({ mouth }) => mouth))).toEqual(new Set(['rest']))
})

test('who thinks tilts the head slowly', () => {
  const turns = watch(20, { ...idle, mood: 'thinking' }).map(({ pose }) => pose.turn)
  const steps = turns.slice(1).map((turn, place) => Math.abs(turn - (turns[place] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(0.1)
})

test('the mouth is what is said, at once', () => {
  const said: Viseme[] = ['closed', 'open', 'round', 'rest']
  const at = (time: number): FaceActivity => ({
    mood: 'speaking',
    viseme: said[Math.floor(time / 100) % 4] ?? 'rest',
    isQuestion: false,
  })
  for (const { at: time, mouth } of watch(2, at)) expect(mouth).toBe(at(time).viseme)
})

test('a question is asked with raised brows', () => {
  const browsOf = (isQuestion: boolean) =>
    average(watch(4, { mood: 'speaking', viseme: 'small', isQuestion: isQuestion }).map(({ pose }) => pose.brows))
  expect(browsOf(true)).toBeGreaterThan(0.8)
  expect(browsOf(false)).toBeLessThan(0.1)
})

test('now and then a word is stressed', () => {
  const at = (time: number): FaceActivity => ({
    mood: 'speaking',
    viseme: time % 400 < 200 ? 'open' : 'closed',
    isQuestion: false,
  })
  const brows = watch(10, at).map(({ pose }) => pose.brows)
  expect(Math.max(...brows)).toBeGreaterThan(0.4)
  expect(average(brows)).toBeLessThan(0.5)
})

test('a face goes from one mood to the next without a jump', () => {
  const poses = watch(4, (at) => ({ ...idle, mood: at < 3000 ? 'listening' : 'thinking' })).map(({ pose }) => pose)
  const steps = poses.slice(1).map(({ turn }, place) => Math.abs(turn - (poses[place]?.turn ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(0.6)
})
