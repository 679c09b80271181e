import { useEffect, useState, type DragEvent } from 'react';

/**
 * Lets an element accept dropped files. `isOver` tells whether files are dragged over it. While it is mounted, the browser
 * does not open files that are dropped elsewhere, because a half-filled form would be lost.
 */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    document.addEventListener('dragover', refuseStrayFiles);
    document.addEventListener('drop', refuseStrayFiles);
    return () => {
      document.removeEventListener('dragover', refuseStrayFiles);
      document.removeEventListener('drop', refuseStrayFiles);
    };
  }, []);

  const hold = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  // Also when the pointer goes to a child. `dragover` of the child follows before the next frame.
  const leave = () => setIsOver(false);
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(false);
    take(filesOf(event.dataTransfer));
  };
  return { isOver, handlers: { onDragEnter: hold, onDragOver: hold, onDragLeave: leave, onDrop: drop } };
}

/** Tells whether files are dragged. The browser handles dragged text and links. */
const carriesFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files');

function refuseStrayFiles(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

function filesOf(transfer: DataTransfer): File[] {
  return [...transfer.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    // A folder arrives as a file. With the slash, a folder named `photos.jpg` does not pass as a picture.
    return entry?.isDirectory ? new File([], `${entry.name}/`) : (item.getAsFile() ?? []);
  });
}
