import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk of its own, which can be filled. */
export interface SmallDisk {
  folder: string
  /** Takes all room but so many bytes; without them to the last byte. */
  fill: (left?: number) => Promise<void>
  /** Gives all the room back that filling took. */
  empty: () => Promise<void>
}

const bytes = 400_000_000
const piece = Buffer.alloc(1_000_000)

/** Makes a disk in a file and mounts it, which only root may do; it is gone with the stack. */
export async function mountSmallDisk(folder: string, stack: AsyncDisposableStack): Promise<SmallDisk> {
  const image = join(folder, 'disk.img')
  const mounted = join(folder, 'disk')
  await writeFile(image, '')
  await truncate(image, bytes)
  await mkdir(mounted)
  // Nothing is kept back for root, as which the server may run.
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
      // What is only promised to a file is not yet missing from the disk.
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

// A process that has just ended may still hold a file.
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
