import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface SmallDisk {
  folder: string
  /** Leaves `left` bytes free. */
  fill: (left?: number) => Promise<void>
  empty: () => Promise<void>
}

const bytes = 400_000_000
const piece = Buffer.alloc(1_000_000)

/** Mounting needs root. */
export async function mountSmallDisk(folder: string, stack: AsyncDisposableStack): Promise<SmallDisk> {
  const image = join(folder, 'disk.img')
  const mounted = join(folder, 'disk')
  await writeFile(image, '')
  await truncate(image, bytes)
  await mkdir(mounted)
  // No reserved blocks, because the server may run as root.
  await run('mkfs.ext4', ['-q', '-F', '-m', '0', image])
  await run('mount', ['-o', 'loop', image, mounted])
  stack.defer(() => unmount(mounted))
  const ballast = join(mounted, 'ballast')
  return {
    folder: mounted,
    fill: (left = 0) => (left ? writeUntilLeft(ballast, left) : writeUntilFull(ballast)),
    empty: () => rm(ballast, { force: true }),
  }
}

async function writeUntilLeft(file: string, left: number): Promise<void> {
  const handle = await open(file, 'a')
  const isFree = async () => {
    const { bavail, bsize } = await statfs(file)
    return bavail * bsize > left
  }
  try {
    while (await isFree()) {
      await handle.write(piece)
      // Delayed allocation is not counted as used.
      await handle.datasync()
    }
  } finally {
    await handle.close()
  }
}

async function writeUntilFull(file: string): Promise<void> {
  const handle = await open(file, 'a')
  const hasWritten = (size: number) =>
    handle.write(piece, 0, size).then(
      () => true,
      () => false,
    )
  try {
    for (const size of [1_000_000, 10_000, 100, 1]) while (await hasWritten(size));
    await handle.sync().catch(() => {})
  } finally {
    await handle.close()
  }
}

// An exiting process may still hold a file open.
async function unmount(folder: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const isDone = await run('umount', [folder]).then(
      () => true,
      () => false,
    )
    if (isDone) return
    await sleep(250)
  }
  await run('umount', ['--lazy', folder])
}
