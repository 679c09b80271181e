import { useEffect, useRef, useState, type DragEvent } from 'react';

/**
 * Makes an element a place to drop files on. `isOver` tells whether files are held over it. While it is on the page, files
 * that miss it are not opened by the browser in place of the page: a half-filled form would be lost.
 */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  // Entering a child comes before leaving its parent, so only leaving what was entered last is leaving the element.
  const lastEntered = useRef<EventTarget>(null);

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
    lastEntered.current = event.target;
    setIsOver(true);
  };
  const leave = (event: DragEvent) => {
    if (event.target === lastEntered.current) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(false);
    take(filesOf(event.dataTransfer));
  };
  return { isOver, handlers: { onDragEnter: hold, onDragOver: hold, onDragLeave: leave, onDrop: drop } };
}

/** Dragged text and links are left to the browser. */
function carriesFiles(transfer: DataTransfer): boolean {
  return transfer.types.includes('Files');
}

function refuseStrayFiles(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

function filesOf(transfer: DataTransfer): File[] {
  return [...transfer.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    // A folder comes as a file too. The slash, as `ls -p` prints it, keeps `photos.jpg/` from passing for a picture.
    return entry?.isDirectory ? new File([], `${entry.name}/`) : (item.getAsFile() ?? []);
  });
}
