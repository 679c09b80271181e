// The order matters: goober writes its first styles while notistack is evaluated.
import './sink-goober-styles.ts';
export { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
