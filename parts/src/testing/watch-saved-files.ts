/** Takes the place of a browser that downloads what a page saves. Returns the files, as they come. */
export function watchSavedFiles(): Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  return saved;
}
